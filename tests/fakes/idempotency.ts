type Kept = { request: string; answer: unknown }

/**
 * Responses by key, as Square and Stripe store them: the same request again gets the same response; a different one is
 * refused.
 */
export function createIdempotency() {
  const kept = new Map<string, Kept>()
  return {
    /** 'reused' if the key was used with another request before. */
    answer<T>(key: string, request: unknown, make: () => T): T | 'reused' {
      const text = JSON.stringify(request)
      const known = kept.get(key)
      if (known) return known.request === text ? (known.answer as T) : 'reused'
      const answer = make()
      kept.set(key, { request: text, answer })
      return answer
    },
  }
}
