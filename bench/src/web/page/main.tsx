import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** The page of Vite's React template, without its images. */
function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Vite + React</h1>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        count is {count}
      </button>
      <p>Edit src/App.tsx and save to test HMR</p>
    </main>
  );
}

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
