/** Message about a payment that the provider has yet to decide, whose window may also have been closed. */
export const pendingPaymentMessage = {
  title: "결제 확인 중이에요",
  detail:
    "결제를 마쳤다면 곧 이 화면에 나타나요. 결제창을 닫았다면 다시 결제할 수 있고, 두 번 결제되지 않아요.",
} as const;
