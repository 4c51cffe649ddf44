/**
 * Hosts that the web view may navigate to because they lead back to the site: logins, and the payment and identity
 * windows of phones. Add the payment provider's own hosts here; every other link opens in the browser.
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
