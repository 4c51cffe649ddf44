import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router-dom";

interface SearchFormProps {
  /** The path whose query the form writes. */
  readonly action: string;
  readonly children: ReactNode;
}

/**
 * A form whose answers become the query of a URL. The router's own Form would add code that submits forms to a server
 * to every page (docs/decisions/web-chunks.md).
 */
export function SearchForm({ action, children }: SearchFormProps) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.append(name, value);
    }
    void navigate({ pathname: action, search: query.toString() });
  }
  return (
    <form role="search" action={action} onSubmit={search}>
      {children}
    </form>
  );
}
