/**
 * Replaces each text of the page, now and later, by an element with the same text, as Chrome's page translation does.
 * Returns what stops it. Refers to nothing outside, because flows run it in their pages.
 */
export function translatePage(): () => void {
  const skipped = new Set(["SCRIPT", "STYLE", "TITLE", "TEXTAREA", "OPTION", "FONT", "NOSCRIPT"]);
  const replaceTexts = (node: Node): void => {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === "" || skipped.has(parent.nodeName)) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    } else if (node instanceof Element && !skipped.has(node.nodeName)) {
      for (const child of node.childNodes) replaceTexts(child);
    }
  };
  replaceTexts(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      for (const node of type === "childList" ? addedNodes : [target]) {
        if (node.isConnected) replaceTexts(node);
      }
    }
    // What was just replaced is no change of the page.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
