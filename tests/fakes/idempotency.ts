type Kept = { request: string; answer: unknown }

/** Answers by key, as Square and Stripe keep them: the same request again, the same answer; another, a refusal. */
export function createIdempotency() {
  const kept = new Map<string, Kept>()
  return {
    /** 'reused' when the key came with another request before. */
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
