import { type ErrorCode, errorStatuses } from '#domain/error-statuses.ts'

export type { ErrorCode }

/** What the caller should do. */
const advices: Record<ErrorCode, string> = {
  bad_request: 'Check the request and try again.',
  not_signed_in: 'Sign in and try again.',
  forbidden: 'Ask the shop for access.',
  not_found: 'Check the address.',
  wrong_method: 'Use a method listed in the Allow header.',
  conflict: 'Reload and try again.',
  too_large: 'Send a smaller file.',
  unsupported: 'Send a PNG, JPEG or WebP file.',
  invalid: 'Correct the problems listed and try again.',
  too_many_requests: 'Wait a moment and try again.',
  no_room: 'Try again later.',
  unavailable: 'Try again in a minute.',
}

/** A refusal that ends a request. Expected outcomes of use cases are return values instead. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly advice: string
  readonly details: Record<string, unknown>

  /** `details.advice` is what to do about this particular error. */
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> & { advice?: string } = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = errorStatuses[code]
    this.advice = details.advice ?? advices[code]
    this.details = details
  }

  /** The JSON sent to the caller. `because` identifies the refusal when one code has several. */
  toBody(): { error: { code: ErrorCode; message: string; advice: string; because?: string } } {
    const { because } = this.details
    return {
      error: {
        code: this.code,
        message: this.message,
        advice: this.advice,
        ...(typeof because === 'string' && { because }),
      },
    }
  }
}
