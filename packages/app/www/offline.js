// Runs when the site cannot be loaded (server.errorPath). The Capacitor bridge is available, as on the site.
const exit = document.getElementById("exit");
const open = () => {
  // The app was opened with the site, which precedes this page in the history.
  if (history.length > 1) history.back();
  else location.reload();
};
document.getElementById("retry").addEventListener("click", open);
addEventListener("online", open);
const { Capacitor } = window;
Capacitor?.nativePromise("SplashScreen", "hide", {});
// Apple's Human Interface Guidelines forbid an app to quit programmatically.
if (Capacitor?.getPlatform() === "android") {
  exit.addEventListener("click", () => Capacitor.nativePromise("App", "exitApp", {}));
} else {
  exit.remove();
}
