import type { PasswordReset } from "@damadum/sdk";

export const completePasswordReset: PasswordReset = {
  username: "demo-member",
  passwd: "Box!2026new",
  reset_token: "4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi",
};
