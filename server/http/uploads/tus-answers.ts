import type { Server, ServerOptions } from '@tus/server'
import { refusalOf } from '#server/http/refusal-of.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'

/** Refusals by a door and database failures are reported at the edge, like any others; the rest by the protocol. */
export async function askTus(
  open: (options: Pick<ServerOptions, 'onResponseError'>) => Server,
  request: Request,
): Promise<Response> {
  let refused: unknown = null
  const server = open({
    onResponseError(_request, error) {
      if (refusalOf(error)) refused = error
      return undefined
    },
  })
  const response = await server.handleWeb(request)
  if (refused) throw refused
  return response
}

/** A crash after the last byte leaves a complete upload that was never finished; requesting its offset finishes it. */
export function isComplete(method: string, { ok, headers }: Response): boolean {
  return method === 'HEAD' && ok && headers.get('upload-offset') === headers.get('upload-length')
}

const explanations: Partial<Record<number, [ErrorCode, string]>> = {
  403: ['forbidden', 'Access Denied'],
  404: ['not_found', 'There is no such upload.'],
  409: ['conflict', 'The upload is at a different position than this request says.'],
  410: ['not_found', 'This upload is no longer available. Upload the file again.'],
  422: ['invalid', 'The file is empty.'],
  500: ['unavailable', 'This part couldn’t be received. It will be sent again automatically.'],
}

/** The same error format as everywhere, with the protocol's headers. */
export function explained(response: Response, tooLarge: AppError): Response {
  const [code, message] = explanations[response.status] ?? ['bad_request', 'The upload request is not valid.']
  const error = response.status === 413 ? tooLarge : new AppError(code, message)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-type')
  return Response.json(error.toBody(), { status: response.status, headers })
}

/** A chunk longer than what remains of the announced length. */
export const longerThanAnnounced = (): AppError =>
  new AppError('too_large', 'More was sent than the length that was announced when this upload started.', {
    advice: 'Start an upload with the full length.',
  })
