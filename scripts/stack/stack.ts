import { Service, type ServiceListener } from "./service.ts";
import { describeServices, serviceNames, type ServiceName } from "./services.ts";
import type { StackSettings } from "./settings.ts";

/** The whole product on this machine: sandbox provider, server and the hosts of web and console. */
export class Stack {
  readonly settings: StackSettings;
  readonly #services = new Map<ServiceName, Service>();

  constructor(settings: StackSettings, listener: ServiceListener = {}) {
    this.settings = settings;
    const described = describeServices(settings);
    for (const name of serviceNames) {
      const description = described[name];
      if (description) this.#services.set(name, new Service(description, listener));
    }
  }

  /** The service of that name; throws when this stack has none, as with a real payment provider. */
  service(name: ServiceName): Service {
    const service = this.#services.get(name);
    if (service === undefined) throw new Error(`no service "${name}" in this stack`);
    return service;
  }

  /**
   * Starts the named services and resolves when all are ready: the sandbox first, because the server pays its demo
   * orders there before it is ready, then the others in parallel.
   */
  async start(names: readonly ServiceName[] = [...this.#services.keys()]): Promise<void> {
    if (names.includes("sandbox")) await this.#services.get("sandbox")?.start();
    const rest = names.filter((name) => name !== "sandbox");
    const others = rest.flatMap((name) => this.#services.get(name) ?? []);
    await Promise.all(others.map((service) => service.start()));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
  }
}
