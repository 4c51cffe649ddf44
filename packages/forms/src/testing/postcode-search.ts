const script = `
  globalThis.kakao = {
    Postcode: class {
      constructor(options) { this.options = options; }
      embed(element) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "서울 마포구 월드컵북로 396";
        button.addEventListener("click", () => this.options.oncomplete({
          zonecode: "03925",
          roadAddress: "서울 마포구 월드컵북로 396",
          jibunAddress: "서울 마포구 상암동 1605",
          address: "서울 마포구 월드컵북로 396",
        }));
        element.append(button);
      }
    },
  };
`;

/** A postcode search that returns one address, in place of Kakao's script. */
export const postcodeSearchUrl = `data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`;

/** A script that fails to load: browsers reject an image as a script, without any network request. */
export const brokenScriptUrl = "data:image/png,";

export function resetPostcodeSearch(): void {
  globalThis.kakao = undefined;
}

/** A script that loads but defines no search. */
export const emptyScriptUrl = "data:text/javascript,";
