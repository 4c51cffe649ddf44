/**
 * Hosts that may take the app's page for a while, because they lead back to it: logins, and the payment and identity
 * windows of phones. Whoever runs the service adds those of its payment provider; everything else opens outside.
 */
export const providerHosts = [
  "nid.naver.com",
  "*.kakao.com",
  "appleid.apple.com",
  "*.iamport.co",
  "*.iamport.kr",
  "*.portone.io",
  "*.kakaopay.com",
  "*.pay.naver.com",
  "*.toss.im",
  "*.tosspayments.com",
] as const;
