import "../../manager.ts";
