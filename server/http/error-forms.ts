import type { AppError, ErrorCode } from '#server/kernel/errors.ts'

/** The codes that the official client of /auth/v1 knows for errors that any request can meet. */
const authCodes: Record<ErrorCode, string> = {
  bad_request: 'validation_failed',
  not_signed_in: 'no_authorization',
  forbidden: 'origin_not_allowed',
  not_found: 'not_found',
  wrong_method: 'validation_failed',
  conflict: 'conflict',
  too_large: 'validation_failed',
  unsupported: 'validation_failed',
  invalid: 'validation_failed',
  too_many_requests: 'over_request_rate_limit',
  no_room: 'unexpected_failure',
  unavailable: 'unexpected_failure',
}

const unexpected = {
  code: 'unexpected',
  message: 'Something went wrong on our side.',
  advice: 'Try again in a minute.',
} as const

/** An error's body in the format of the called API; null for an unexpected error. */
export function errorBody(path: string, error: AppError | null): object {
  const said = error ? error.toBody().error : unexpected
  if (path.startsWith('/auth/v1/')) {
    const error_code = error ? authCodes[error.code] : 'unexpected_failure'
    return { code: error?.status ?? 500, error_code, msg: said.message }
  }
  if (path.startsWith('/functions/v1/')) return { success: false, error: said.message }
  return { error: said }
}
