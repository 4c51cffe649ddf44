/** The identity window could not be opened: its script is blocked or offline, or it answers with nothing known. */
export class CertificationWindowError extends Error {
  override readonly name = "CertificationWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
}
