import {
  getListCompanyWorksQueryOptions,
  getListCouponsQueryOptions,
  getListStorageContractsQueryOptions,
  getListStorageOrdersQueryOptions,
  getListStoredBoxesQueryOptions,
} from "@damadum/sdk";

const PICTURES = 6;
const ROWS = 20;

/** The member's storage orders, newest first. */
export const storageOrdersOptions = () => getListStorageOrdersQueryOptions({ limit: ROWS });

/** The boxes in the warehouse that are shown with their pictures. */
export const storedPicturesOptions = () =>
  getListStoredBoxesQueryOptions({ limit: PICTURES, status: "STORED" });

/** The member's contracts, newest first. */
export const contractsOptions = () => getListStorageContractsQueryOptions({ limit: ROWS });

/** The member's coupons, those that can be used first. */
export const couponsOptions = () => getListCouponsQueryOptions({ limit: ROWS });

/** The works of a company's people; nobody else may ask. */
export const companyWorksOptions = (isCompanyUser: boolean) =>
  getListCompanyWorksQueryOptions({ limit: ROWS }, { query: { enabled: isCompanyUser } });
