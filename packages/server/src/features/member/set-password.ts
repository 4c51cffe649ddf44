export { setPassword } from "./store.ts";
