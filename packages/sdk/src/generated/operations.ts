// Written by `pnpm sdk:generate` from openapi.yaml. Do not edit.

import type * as model from "./model.schemas.ts";

export interface Operations {
  readonly login: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.LoginRequest;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly listLoginProviders: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly client: "WEB" | "APP" };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.LoginProvider> };
  };
  readonly loginWithNaver: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.NaverLogin;
    readonly reply: { readonly status: 200; readonly body: model.SocialLoginResult };
  };
  readonly loginWithKakao: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.KakaoLogin;
    readonly reply: { readonly status: 200; readonly body: model.SocialLoginResult };
  };
  readonly loginWithGoogle: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.GoogleLogin;
    readonly reply: { readonly status: 200; readonly body: model.SocialLoginResult };
  };
  readonly loginWithApple: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.AppleLogin;
    readonly reply: { readonly status: 200; readonly body: model.SocialLoginResult };
  };
  readonly loginWithTicket: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: { readonly type: model.SnsType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.TicketLogin;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly logout: {
    readonly tag: "session";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly listSessions: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.MemberSessions };
  };
  readonly endSession: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly refreshToken: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token": model.RefreshTokenValue };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.AccessToken };
  };
  readonly resetTokens: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token": model.RefreshTokenValue };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly checkNewPassword: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly str: string };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.PasswordCheck };
  };
  readonly confirmPassword: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PasswordConfirmation;
    readonly reply: { readonly status: 200; readonly body: model.ConfirmedPassword };
  };
  readonly prepareCertification: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 201; readonly body: model.PreparedCertification };
  };
  readonly createCertification: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CertificationRequest;
    readonly reply: { readonly status: 201; readonly body: model.Certification };
  };
  readonly findUsernames: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: { readonly uid: model.Ticket };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.FoundUsernames };
  };
  readonly sendPasswordNumber: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PasswordNumberRequest;
    readonly reply: { readonly status: 200; readonly body: model.SentNumber };
  };
  readonly verifyPasswordNumber: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PasswordNumberCheck;
    readonly reply: { readonly status: 200; readonly body: model.PasswordResetTicket };
  };
  readonly resetPassword: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.PasswordReset;
    readonly reply: { readonly status: 204 };
  };
  readonly signUp: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.SignupRequest;
    readonly reply: { readonly status: 201; readonly body: model.AuthTokens };
  };
  readonly signUpWithTicket: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: { readonly type: model.SnsType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.SocialSignupRequest;
    readonly reply: { readonly status: 201; readonly body: model.AuthTokens };
  };
  readonly checkUsername: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.UsernameCheck };
  };
  readonly getMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Profile };
  };
  readonly updateMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.ProfileUpdate;
    readonly reply: { readonly status: 200; readonly body: model.Profile };
  };
  readonly deleteMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly certifyMember: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.MemberCertification;
    readonly reply: { readonly status: 200; readonly body: model.Profile };
  };
  readonly changePassword: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.PasswordChange;
    readonly reply: { readonly status: 204 };
  };
  readonly listNoticeSettings: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.NoticeSetting> };
  };
  readonly changeNoticeSetting: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly kind: model.NoticeKind };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.NoticeSettingChange;
    readonly reply: { readonly status: 200; readonly body: model.NoticeSetting };
  };
  readonly getMyData: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.MyData };
  };
  readonly getWithdrawal: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Withdrawal };
  };
  readonly listAddresses: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.Address> };
  };
  readonly createAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.AddressInput;
    readonly reply: { readonly status: 201; readonly body: model.Address };
  };
  readonly updateAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.AddressInput;
    readonly reply: { readonly status: 200; readonly body: model.Address };
  };
  readonly deleteAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly prepareBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.BillingKeyPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedBillingKey };
  };
  readonly listBillingKeys: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.BillingKey> };
  };
  readonly createBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.BillingKeyRegistration;
    readonly reply: { readonly status: 201; readonly body: model.BillingKey };
  };
  readonly setDefaultBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.BillingKeyChoice;
    readonly reply: { readonly status: 204 };
  };
  readonly deleteBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly getMoveSpec: {
    readonly tag: "spec";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.MoveSpec };
  };
  readonly listScheduleDays: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly from: model.IsoDate; readonly to: model.IsoDate };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.ScheduleDay> };
  };
  readonly listScheduleSlots: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: { readonly day: model.IsoDate };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.ScheduleSlot> };
  };
  readonly listBoxDeliveryDays: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly from: model.IsoDate; readonly to: model.IsoDate };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.BoxDeliveryDay> };
  };
  readonly calculateEstimateAmount: {
    readonly tag: "estimate";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.EstimateDraft;
    readonly reply: { readonly status: 200; readonly body: model.EstimateAmount };
  };
  readonly listEstimates: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.EstimatePage };
  };
  readonly createEstimate: {
    readonly tag: "estimate";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.EstimateDraft;
    readonly reply: { readonly status: 201; readonly body: model.Estimate };
  };
  readonly integrateEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.EstimateIntegration;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly getEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly updateEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.EstimateDraft;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly prepareEstimatePayment: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedPayment };
  };
  readonly completeEstimatePayment: {
    readonly tag: "estimate";
    readonly security: "none";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentResult };
  };
  readonly cancelEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.EstimateCancellation;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly calculateEstimateReschedule: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.EstimateTimes;
    readonly reply: { readonly status: 200; readonly body: model.RescheduleAmount };
  };
  readonly rescheduleEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.EstimateReschedule;
    readonly reply: { readonly status: 200; readonly body: model.RescheduledEstimate };
  };
  readonly nameEstimateCashReceipt: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.CashReceiptRequest;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly requestEstimateCollection: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CollectionRequest;
    readonly reply: { readonly status: 200; readonly body: model.Estimate };
  };
  readonly getEstimateReview: {
    readonly tag: "review";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Review };
  };
  readonly createEstimateReview: {
    readonly tag: "review";
    readonly security: "member";
    readonly path: { readonly serial: model.EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.ReviewInput;
    readonly reply: { readonly status: 201; readonly body: model.Review };
  };
  readonly listReviews: {
    readonly tag: "review";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.PublicReview> };
  };
  readonly calculateStorageOrderAmount: {
    readonly tag: "storage-order";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.StorageOrderDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly listStoredBoxes: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
      readonly q?: string;
      readonly status?: model.BoxStatus;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.StoredBoxPage };
  };
  readonly listStorageOrders: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
      readonly type?: model.StorageOrderType;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.StorageOrderPage };
  };
  readonly createStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.StorageOrderDraft;
    readonly reply: { readonly status: 201; readonly body: model.StorageOrder };
  };
  readonly getStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.StorageOrder };
  };
  readonly prepareStorageOrderPayment: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly completeStorageOrderPayment: {
    readonly tag: "storage-order";
    readonly security: "none";
    readonly path: { readonly serial: model.StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly cancelStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.StorageCancellation;
    readonly reply: { readonly status: 200; readonly body: model.StorageOrder };
  };
  readonly calculateStorageReschedule: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.StorageTimes;
    readonly reply: { readonly status: 200; readonly body: model.RescheduleAmount };
  };
  readonly rescheduleStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.StorageReschedule;
    readonly reply: { readonly status: 200; readonly body: model.RescheduledStorageOrder };
  };
  readonly getReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.ReceiverLink };
  };
  readonly createReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.ReceiverLink };
  };
  readonly deleteReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly getReceivedDelivery: {
    readonly tag: "receiver-link";
    readonly security: "none";
    readonly path: { readonly key: model.ReceiverKey };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.ReceivedDelivery };
  };
  readonly createFinalDelivery: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.FinalDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: model.StorageOrder };
  };
  readonly createFinalDisposal: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.FinalDisposalDraft;
    readonly reply: { readonly status: 201; readonly body: model.StorageOrder };
  };
  readonly getOrderBoxContents: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OrderBoxContents };
  };
  readonly updateOrderBoxContents: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.OrderBoxContentsUpdate;
    readonly reply: { readonly status: 200; readonly body: model.OrderBoxContents };
  };
  readonly calculateStorageDeliveryAmount: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.StorageDeliveryDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly createStorageDelivery: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.StorageDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: model.StorageOrder };
  };
  readonly prepareStorageDeliveryPayment: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageDeliverySerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly completeStorageDeliveryPayment: {
    readonly tag: "storage-delivery";
    readonly security: "none";
    readonly path: { readonly serial: model.StorageDeliverySerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly calculateStorageFinalAmount: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.StorageFinalQuote;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly prepareStorageFinalPayment: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly serial: model.StorageFinalSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly completeStorageFinalPayment: {
    readonly tag: "storage-final";
    readonly security: "none";
    readonly path: { readonly serial: model.StorageFinalSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly listStorageContracts: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.StorageContractPage };
  };
  readonly getStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.StorageContract };
  };
  readonly setContractBillingKey: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.BillingKeyChoice;
    readonly reply: { readonly status: 200; readonly body: model.StorageContract };
  };
  readonly calculateTerminationAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.TerminationDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly terminateStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.Termination;
    readonly reply: { readonly status: 201; readonly body: model.ContractChange };
  };
  readonly calculateUpgradeAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.UpgradeDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly upgradeStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.Upgrade;
    readonly reply: { readonly status: 201; readonly body: model.ContractChange };
  };
  readonly calculateExtensionAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.ExtensionDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageExtensionAmount };
  };
  readonly extendStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.Extension;
    readonly reply: { readonly status: 201; readonly body: model.ContractChange };
  };
  readonly continueStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.StorageContinuation;
    readonly reply: { readonly status: 200; readonly body: model.StorageContract };
  };
  readonly prepareContractPayment: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly completeContractPayment: {
    readonly tag: "storage-contract";
    readonly security: "none";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly listBoxContents: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly serial: model.BoxSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: model.VisitorKey };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.BoxContents };
  };
  readonly createBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly serial: model.BoxSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: {
      readonly "visitor-key"?: model.VisitorKey;
      readonly "idempotency-key"?: string;
    };
    readonly body: model.BoxContentInput;
    readonly reply: { readonly status: 201; readonly body: model.AddedBoxContent };
  };
  readonly updateBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly serial: model.BoxSerial; readonly content_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: model.VisitorKey; readonly "if-match"?: string };
    readonly body: model.BoxContentInput;
    readonly reply: { readonly status: 200; readonly body: model.BoxContent };
  };
  readonly deleteBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly serial: model.BoxSerial; readonly content_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: model.VisitorKey; readonly "if-match"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly listDamageReports: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly serial: model.DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.DamageReports };
  };
  readonly saveDamageReport: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly serial: model.DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.DamageReportInput;
    readonly reply: { readonly status: 200; readonly body: model.DamageReport };
  };
  readonly sendDamageReport: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly serial: model.DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.DamageReport };
  };
  readonly uploadFile: {
    readonly tag: "file";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: {
      readonly "visitor-key"?: model.VisitorKey;
      readonly "idempotency-key"?: string;
    };
    readonly body: {
      readonly purpose: model.FilePurpose;
      readonly box_serial?: model.BoxSerial;
      readonly file: Uint8Array;
    };
    readonly reply: { readonly status: 201; readonly body: model.StoredFile };
  };
  readonly getFile: {
    readonly tag: "file";
    readonly security: "optional";
    readonly path: { readonly id: string };
    readonly query: { readonly key?: model.Ticket; readonly size: "FULL" | "SMALL" };
    readonly headers: { readonly "visitor-key"?: model.VisitorKey };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Uint8Array };
  };
  readonly listPopups: {
    readonly tag: "popup";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.Popup> };
  };
  readonly listCoupons: {
    readonly tag: "coupon";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CouponPage };
  };
  readonly listAvailableCoupons: {
    readonly tag: "coupon";
    readonly security: "member";
    readonly path: { readonly type: model.CouponType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<model.Coupon> };
  };
  readonly getCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "optional";
    readonly path: { readonly url: model.CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CustomPayment };
  };
  readonly prepareCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly url: model.CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CustomPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly completeCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly url: model.CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly declineCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly url: model.CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CustomPaymentRefusal;
    readonly reply: { readonly status: 200; readonly body: model.CustomPayment };
  };
  readonly receivePaymentWebhook: {
    readonly tag: "payment";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.PaymentWebhook;
    readonly reply: { readonly status: 204 };
  };
  readonly getCompany: {
    readonly tag: "company";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Company };
  };
  readonly listCompanyContracts: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyContractPage };
  };
  readonly createCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CompanyContractRequest;
    readonly reply: { readonly status: 201; readonly body: model.CompanyContract };
  };
  readonly getCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: { readonly cid: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyContract };
  };
  readonly acceptCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: { readonly cid: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CompanyContractAcceptance;
    readonly reply: { readonly status: 200; readonly body: model.CompanyContract };
  };
  readonly withdrawCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: { readonly cid: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyContract };
  };
  readonly listCompanyContractBoxes: {
    readonly tag: "company-contract";
    readonly security: "company";
    readonly path: { readonly cid: string };
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxPage };
  };
  readonly listCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
      readonly filter?: model.CompanyBoxFilter;
      readonly q?: string;
      readonly department?: string;
      readonly contract?: string;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxPage };
  };
  readonly updateCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.CompanyBoxesUpdate;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxesUpdated };
  };
  readonly countCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxCount };
  };
  readonly listCompanyDepartments: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyDepartmentList };
  };
  readonly getCompanyBox: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: { readonly cpbox_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxDetail };
  };
  readonly updateCompanyBox: {
    readonly tag: "company-box";
    readonly security: "company";
    readonly path: { readonly cpbox_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "if-match"?: string };
    readonly body: model.CompanyBoxUpdate;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxDetail };
  };
  readonly listCompanyPayments: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyPaymentPage };
  };
  readonly prepareCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: { readonly cpay_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CompanyPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: model.PreparedOrderPayment };
  };
  readonly payCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: { readonly cpay_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.BillingKeyChoice;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly completeCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: model.PaymentOutcome };
  };
  readonly setCompanyDefaultPayment: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.CompanyDefaultPayment;
    readonly reply: { readonly status: 204 };
  };
  readonly listCompanyInvoices: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
      readonly from?: model.YearMonth;
      readonly to?: model.YearMonth;
      readonly status?: model.CompanyInvoiceStatus;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyInvoicePage };
  };
  readonly getCompanyInvoice: {
    readonly tag: "company-billing";
    readonly security: "company";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyInvoice };
  };
  readonly listCompanyWorks: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
      readonly filter?: model.CompanyWorkFilter;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyWorkPage };
  };
  readonly calculateCompanyDeliveryAmount: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.CompanyDeliveryDraft;
    readonly reply: { readonly status: 200; readonly body: model.StorageAmount };
  };
  readonly createCompanyDelivery: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.CompanyDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: model.CompanyWork };
  };
  readonly getCompanyWork: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: { readonly wk_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyWork };
  };
  readonly withdrawCompanyWork: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: { readonly wk_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyWork };
  };
  readonly getDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "company";
    readonly path: { readonly wk_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.DestructionCertificate };
  };
  readonly downloadDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "company";
    readonly path: { readonly wk_id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Uint8Array };
  };
  readonly checkDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "none";
    readonly path: { readonly code: model.CertificateCode };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CheckedCertificate };
  };
  readonly downloadPaper: {
    readonly tag: "paper";
    readonly security: "member";
    readonly path: {
      readonly subject: model.PaperSubject;
      readonly number: string;
      readonly paper: model.PaperKind;
    };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Uint8Array };
  };
  readonly listCompanyWorkBoxes: {
    readonly tag: "company-work";
    readonly security: "company";
    readonly path: { readonly wk_id: string };
    readonly query: {
      readonly page: number;
      readonly limit: number;
      readonly cursor?: model.Cursor;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CompanyBoxPage };
  };
  readonly loginOperator: {
    readonly tag: "operator-session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OperatorLogin;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly refreshOperatorTokens: {
    readonly tag: "operator-session";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token": model.RefreshTokenValue };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly logoutOperator: {
    readonly tag: "operator-session";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly getOperator: {
    readonly tag: "operator-session";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorProfile };
  };
  readonly listOperatorSessions: {
    readonly tag: "operator-session";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorSessions };
  };
  readonly endOperatorSession: {
    readonly tag: "operator-session";
    readonly security: "operator";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly startOperatorPasskeyLogin: {
    readonly tag: "operator-passkey";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.OperatorPassword;
    readonly reply: { readonly status: 200; readonly body: model.PasskeyChallenge };
  };
  readonly loginOperatorWithPasskey: {
    readonly tag: "operator-passkey";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PasskeyAssertion;
    readonly reply: { readonly status: 200; readonly body: model.AuthTokens };
  };
  readonly listOperatorPasskeys: {
    readonly tag: "operator-passkey";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Passkeys };
  };
  readonly addOperatorPasskey: {
    readonly tag: "operator-passkey";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.PasskeyAttestation;
    readonly reply: { readonly status: 201; readonly body: model.Passkey };
  };
  readonly startOperatorPasskey: {
    readonly tag: "operator-passkey";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.PasskeyName;
    readonly reply: { readonly status: 200; readonly body: model.PasskeyCreation };
  };
  readonly removeOperatorPasskey: {
    readonly tag: "operator-passkey";
    readonly security: "operator";
    readonly path: { readonly id: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly listOperatorTodo: {
    readonly tag: "operator-todo";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly kind?: model.OperatorTodoKind;
      readonly cursor?: model.Cursor;
      readonly limit: number;
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorTodo };
  };
  readonly listOperatorVisits: {
    readonly tag: "operator-today";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: {
      readonly day?: model.IsoDate;
      readonly kind?: model.OperatorVisitKind;
      readonly state?: "OPEN" | "DONE";
    };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorDay };
  };
  readonly advanceOperatorVisits: {
    readonly tag: "operator-today";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OperatorVisitSteps;
    readonly reply: { readonly status: 200; readonly body: model.OperatorVisitAnswers };
  };
  readonly getOperatorPlan: {
    readonly tag: "operator-crew";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly day: model.IsoDate };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorPlan };
  };
  readonly makeOperatorPlan: {
    readonly tag: "operator-crew";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.OperatorPlanDay;
    readonly reply: { readonly status: 200; readonly body: model.OperatorPlan };
  };
  readonly assignOperatorVisit: {
    readonly tag: "operator-crew";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.OperatorAssignment;
    readonly reply: { readonly status: 200; readonly body: model.OperatorPlan };
  };
  readonly getCrewDay: {
    readonly tag: "operator-crew";
    readonly security: "none";
    readonly path: { readonly key: model.CrewKey };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.CrewDay };
  };
  readonly reportCrewVisit: {
    readonly tag: "operator-crew";
    readonly security: "none";
    readonly path: { readonly key: model.CrewKey };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: model.CrewReport;
    readonly reply: { readonly status: 200; readonly body: model.CrewDay };
  };
  readonly listOrderCrews: {
    readonly tag: "operator-crew";
    readonly security: "member";
    readonly path: { readonly serial: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OrderCrews };
  };
  readonly searchOperator: {
    readonly tag: "operator-search";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly q: string; readonly limit: number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorHits };
  };
  readonly createOperatorOrder: {
    readonly tag: "operator-order";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OperatorNewOrder;
    readonly reply: { readonly status: 201; readonly body: model.OperatorCreatedOrder };
  };
  readonly getOperatorOrder: {
    readonly tag: "operator-order";
    readonly security: "operator";
    readonly path: { readonly serial: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorOrder };
  };
  readonly listOperatorCommands: {
    readonly tag: "operator-command";
    readonly security: "operator";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.OperatorCommands };
  };
  readonly runOperatorCommand: {
    readonly tag: "operator-command";
    readonly security: "operator";
    readonly path: { readonly name: string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: model.OperatorCommandCall;
    readonly reply: { readonly status: 200; readonly body: model.OperatorCommandResult };
  };
  readonly getHealth: {
    readonly tag: "health";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: model.Health };
  };
}

export type OperationId = keyof Operations;
