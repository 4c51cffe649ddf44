import { openStorage } from "@damadum/browser";
import { createPasskey, signWithPasskey } from "@damadum/browser/passkeys";
import { brand } from "@damadum/domain";
import {
  addOperatorPasskey,
  ApiError,
  loginOperatorWithPasskey,
  startOperatorPasskey,
  startOperatorPasskeyLogin,
  type AuthTokens,
  type OperatorPassword,
  type PasskeyName,
} from "@damadum/sdk";

/** The second factor of a login. */
export type Way = "passkey" | "code";

const KEY = "damadum:operator-way";

/** The way that was used here last. Whether an operator has a passkey, the server tells nobody before the login. */
export const usualWay = (): Way =>
  openStorage("local")?.getItem(KEY) === "passkey" ? "passkey" : "code";

export const rememberWay = (way: Way): void => openStorage("local")?.setItem(KEY, way);

/** Logs in with the password and a passkey that the browser asks for. */
export async function logInWithPasskey(credentials: OperatorPassword): Promise<AuthTokens> {
  const signed = await signWithPasskey(await startOperatorPasskeyLogin(credentials));
  if (signed !== null) return loginOperatorWithPasskey(signed);
  throw declined("패스키를 확인하지 못했어요. 다시 하거나 인증 번호로 로그인해 주세요.");
}

/** Lets the browser make a passkey and adds it to the operator. */
export async function makePasskey(name: PasskeyName): Promise<void> {
  const made = await createPasskey(await startOperatorPasskey(name), `${brand.name} 운영`);
  if (made === null) {
    throw declined("패스키를 만들지 않았어요. 이 기기에 이미 있으면 다시 만들지 않아도 돼요.");
  }
  await addOperatorPasskey(made);
  rememberWay("passkey");
}

/** In the shape of the server's refusal, which the form shows. */
const declined = (message: string) => new ApiError(422, { code: "passkey_rejected", message });
