// Shown when the site cannot be loaded at all (server.errorPath). The bridge is here as on the site.
const exit = document.getElementById("exit");
const open = () => {
  // The site is what the app was opened with; it stands before this page in the history.
  if (history.length > 1) history.back();
  else location.reload();
};
document.getElementById("retry").addEventListener("click", open);
addEventListener("online", open);
const { Capacitor } = window;
// An iPhone's app is never closed by itself (Apple's Human Interface Guidelines).
if (Capacitor?.getPlatform() === "android") {
  exit.addEventListener("click", () => Capacitor.nativePromise("App", "exitApp", {}));
} else {
  exit.remove();
}
