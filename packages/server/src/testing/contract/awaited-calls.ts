/**
 * Calls of the specification that are designed in docs/plan and not served yet. A line goes in the change that serves
 * the call; when the last one has gone, this file and docs/plan go.
 */
export const awaitedCalls: readonly string[] = [
  "GET /api/storage-contracts",
  "GET /api/storage-contracts/{id}",
  "GET /api/popups",
  "GET /api/payments/custom/{url}",
  "POST /api/payments/custom/{url}/complete",
  "GET /api/storage-orders",
  "POST /api/storage-orders",
  "GET /api/storage-orders/{serial}",
  "POST /api/storage-orders/amounts",
  "POST /api/storage-orders/{serial}/payments/complete",
  "POST /api/storage-orders/{serial}/cancel",
  "POST /api/storage-orders/{serial}/finish-dispose",
  "POST /api/storage-orders/{serial}/finish-delivery",
  "POST /api/storage-delivery/amount",
  "POST /api/storage-delivery",
  "POST /api/storage-delivery/{serial}/payments/complete",
  "POST /api/storage-final/amount",
  "POST /api/storage-final/{serial}/payments/complete",
  "POST /api/storage-contracts/{id}/termination",
  "POST /api/storage-contracts/{id}/upgrade",
  "POST /api/storage-contracts/{id}/extension",
];
