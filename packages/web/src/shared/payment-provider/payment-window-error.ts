/** The provider's window could not be opened: blocked, offline, or answering with nothing known. */
export class PaymentWindowError extends Error {
  override readonly name = "PaymentWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
}
