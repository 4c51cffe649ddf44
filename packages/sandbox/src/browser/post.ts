document.querySelector("form")?.submit();
