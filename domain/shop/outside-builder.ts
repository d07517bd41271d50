import { z } from 'zod'

/**
 * An external gang sheet builder, used in place of our studio (docs/decisions.md 11): the URL of its script, and the id
 * it knows the shop by.
 */
export type OutsideBuilder = { script: string; shopId: string }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Scripts must come over https; plain http is for trying out a builder on your own machine. */
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
    .refine(isScriptAddress, 'Enter the address of its script, such as https://builder.example/embed.js'),
  shopId: z.string().trim().max(100, 'At most 100 characters'),
})

/** The origin whose script runs on our pages, and whose messages are trusted. */
export const builderOrigin = ({ script }: OutsideBuilder): string => new URL(script).origin
