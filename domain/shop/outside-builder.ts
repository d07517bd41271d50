import { z } from 'zod'

/**
 * A gang sheet builder of somebody else's, set in place of our studio (docs/decisions.md 11): the address of its script, and
 * what it knows the shop by.
 */
export type OutsideBuilder = { script: string; shopId: string }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Scripts come over https; plain http is for trying a builder on one's own machine. */
function isScriptAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

export const outsideBuilderSchema = z.object({
  script: z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .refine(isScriptAddress, 'Give the address of its script, such as https://builder.example/embed.js'),
  shopId: z.string().trim().max(100, 'At most 100 characters'),
})

/** Whose script runs on our pages, and whose messages are believed. */
export const builderOrigin = ({ script }: OutsideBuilder): string => new URL(script).origin
