import type { Shippo } from 'shippo'
import { fromRefusedAnswer, fromSdk } from './read-transaction.ts'

const mostBytes = 8 * 1_024 * 1_024

/** @throws when Shippo has no PDF for it, or can't be reached */
export async function readShippoLabel(
  client: Shippo,
  reference: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { label_url: url } = await client.transactions.get(reference).then(fromSdk, fromRefusedAnswer)
  if (!url || !/^https?:\/\//.test(url)) throw new Error('Shippo has no label file yet')
  // Labels are in a store that may redirect; the URL carries no secret of ours.
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The request for the label file answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
  if (!isPdf || bytes.byteLength > mostBytes) throw new Error('The label file is not a PDF')
  return bytes
}
