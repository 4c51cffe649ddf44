import type { Journal } from "../journal/journal.ts";
import type { Payment } from "../records/payment.ts";
import { notFound } from "../envelope/envelope.ts";
import type { Customer, StoredCustomer } from "../records/customer.ts";

/** Every payment method registered under a merchant's customer_uid. */
export class CustomerBook {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #customers = new Map<string, StoredCustomer>();

  constructor(journal: Journal, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const entry of journal.entries) {
      if (entry.kind === "customer" && entry.value) this.#customers.set(entry.id, entry.value);
    }
  }

  /** Registers the card of a paid window; an existing customer_uid is overwritten, as at the real provider. */
  register(customerUid: string, payment: Payment, { declines }: { declines: boolean }): Customer {
    const { pg_provider, pg_id, buyer_name, buyer_tel, buyer_email } = payment;
    const { card_name, card_code, card_number } = payment;
    const now = this.#now();
    const customer: StoredCustomer = {
      customer_uid: customerUid,
      pg_provider,
      pg_id,
      card_name,
      card_code,
      card_number,
      card_type: card_number === null ? null : "0",
      customer_name: buyer_name,
      customer_tel: buyer_tel,
      customer_email: buyer_email,
      inserted: this.#customers.get(customerUid)?.inserted ?? now,
      updated: now,
      declines,
    };
    this.#journal.write({ kind: "customer", id: customerUid, value: customer });
    this.#customers.set(customerUid, customer);
    return shown(customer);
  }

  find(customerUid: string): Customer | null {
    const customer = this.#customers.get(customerUid);
    return customer === undefined ? null : shown(customer);
  }

  customer(customerUid: string): Customer {
    return shown(this.#require(customerUid));
  }

  declines(customerUid: string): boolean {
    return this.#require(customerUid).declines;
  }

  delete(customerUid: string): Customer {
    const customer = this.#require(customerUid);
    this.#journal.write({ kind: "customer", id: customerUid, value: null });
    this.#customers.delete(customerUid);
    return shown(customer);
  }

  #require(customerUid: string): StoredCustomer {
    const customer = this.#customers.get(customerUid);
    if (customer === undefined) throw notFound("등록된 빌링키가 존재하지 않습니다.");
    return customer;
  }
}

function shown({ declines: _choice, ...customer }: StoredCustomer): Customer {
  return customer;
}
