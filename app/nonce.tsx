import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Passes the response's nonce to inline scripts while rendering on the server; the browser hides nonces from pages. */
export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>
}

export const useNonce = (): string | undefined => use(NonceContext)
