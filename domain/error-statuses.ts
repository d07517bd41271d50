/** Every reason for refusing a request, with its HTTP status. */
export const errorStatuses = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
  no_room: 507,
} as const

export type ErrorCode = keyof typeof errorStatuses
