import { brand } from "@damadum/domain";

const { id } = brand.app;

/** Who signs the app. Samples, as the brand's details are: replace them with those of the two stores. */
const signers = {
  appleTeam: "0000000000",
  androidCertificate: Array.from({ length: 32 }, () => "00").join(":"),
};

/**
 * The files by which Android and iOS trust that the site's links belong to the app. Only pages of orders and boxes open
 * in it: a login returns to the browser in which it began.
 */
export const appLinkFiles = {
  "/.well-known/assetlinks.json": [
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: id,
        sha256_cert_fingerprints: [signers.androidCertificate],
      },
    },
  ],
  "/.well-known/apple-app-site-association": {
    applinks: {
      details: [
        {
          appIDs: [`${signers.appleTeam}.${id}`],
          components: [{ "/": "/my*" }, { "/": "/boxes/*" }],
        },
      ],
    },
  },
} as const;
