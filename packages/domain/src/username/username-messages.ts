/** The message when another member already has the chosen username. */
export const usernameTakenMessage = "이미 쓰고 있는 아이디예요. 다른 아이디를 골라 주세요.";
