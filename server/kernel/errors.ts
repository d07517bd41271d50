/** One table of everything that can be refused: code → HTTP status → what the caller should do. */
const errorTable = {
  bad_request: { status: 400, advice: 'Check what was sent and try again.' },
  not_signed_in: { status: 401, advice: 'Sign in and try again.' },
  forbidden: { status: 403, advice: 'Ask the shop for access.' },
  not_found: { status: 404, advice: 'Check the address.' },
  wrong_method: { status: 405, advice: 'Use a method that the header Allow names.' },
  conflict: { status: 409, advice: 'Reload and try again.' },
  too_large: { status: 413, advice: 'Send a smaller file.' },
  unsupported: { status: 415, advice: 'Send a PNG, JPEG or WebP file.' },
  invalid: { status: 422, advice: 'Correct what is named and try again.' },
  too_many_requests: { status: 429, advice: 'Wait a moment and try again.' },
  no_room: { status: 507, advice: 'Try again later.' },
  unavailable: { status: 503, advice: 'Try again in a minute.' },
} as const

export type ErrorCode = keyof typeof errorTable

/** A refusal that ends a request. Expected outcomes of use cases are return values instead. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly advice: string
  readonly details: Record<string, unknown>

  /** `details.advice` is what to do about just this one. */
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> & { advice?: string } = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = errorTable[code].status
    this.advice = details.advice ?? errorTable[code].advice
    this.details = details
  }

  /** What leaves as JSON. `because` says which refusal it is, where one code has several. */
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
