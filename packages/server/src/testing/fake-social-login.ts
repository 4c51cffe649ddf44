import { assertOutsideTransaction } from "../db/transaction.ts";
import {
  SocialLoginRejected,
  type SocialGrant,
  type SocialLogin,
  type SocialProfile,
} from "../providers/social/social-login.ts";
import type { LoginClient } from "../settings/social-settings.ts";
import { ProviderUnavailable } from "../providers/or-unavailable.ts";

const socialProfile: SocialProfile = {
  providerId: "provider-id-of-dama",
  username: null,
  gender: "F",
  name: "김담아",
  birthday: "03-14",
  birthyear: "1992",
  phoneNumber: "010-1234-5678",
  ageRange: "30-39",
  email: "dama@example.com",
};

/** An in-memory login provider: each code is valid for one exchange. */
export class FakeSocialLogin implements SocialLogin {
  readonly #codes = new Map<string, SocialProfile>();
  readonly grants: SocialGrant[] = [];
  #lastCode = 0;
  /** While true, every exchange throws ProviderUnavailable. */
  down = false;

  authorizeUrl(client: LoginClient): string {
    return `https://provider.example/authorize?client=${client}`;
  }

  async exchange(grant: SocialGrant): Promise<SocialProfile> {
    assertOutsideTransaction("a call to a provider of logins");
    await Promise.resolve();
    if (this.down) throw new ProviderUnavailable("The provider is down");
    this.grants.push(grant);
    const profile = this.#codes.get(grant.code);
    this.#codes.delete(grant.code);
    if (profile === undefined) throw new SocialLoginRejected("No such code");
    return profile;
  }

  /** Logs a person in at the provider; returns the code for the browser to submit. */
  code(profile: Partial<SocialProfile> = {}): string {
    this.#lastCode += 1;
    const code = `code-${this.#lastCode}`;
    this.#codes.set(code, { ...socialProfile, ...profile });
    return code;
  }
}
