import type { IncomingMessage, ServerResponse } from 'node:http'
import { seconds } from '#server/kernel/clock.ts'

type BodyTimeouts = {
  /** For a whole body. */
  whole: number
  /** For the next byte of an upload, which may take as long as it keeps coming. */
  nextByte: number
}

const { whole, nextByte }: BodyTimeouts = { whole: seconds(60), nextByte: seconds(30) }

/**
 * Ends requests whose body doesn't arrive: each holds a socket and memory. Node's own `requestTimeout` would cut off
 * long uploads as well. Time when we aren't reading, because the store is slow or another writer has the upload,
 * doesn't count against the sender.
 */
export function limitSlowBodies(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const isUpload = request.url?.startsWith('/uploads/')
  let received = request.socket.bytesRead
  const timer = setInterval(
    () => {
      if (request.complete) return clearInterval(timer)
      const isComing = request.socket.bytesRead > received || request.readableLength > 0
      received = request.socket.bytesRead
      if (!(isUpload && isComing)) giveUp(request, response)
    },
    isUpload ? nextByte : whole,
  )
  timer.unref()
  for (const over of ['end', 'close'] as const) request.once(over, () => clearInterval(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** RFC 9110 section 15.5.9; a connection with half a request in it can't be reused. */
function giveUp({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy()
  else
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
      socket.destroy(),
    )
}
