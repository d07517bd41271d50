/** Messages between the server and a decoding process. Plain data: bytes are passed as files. */
export type Order = {
  /** Address of the task's module, and the name of its function. */
  module: string
  name: string
  input: unknown
  /** The task's temporary files are here; the caller removes them. */
  folder: string
  limits: Pick<Limits, 'megabytes' | 'cpuSeconds'>
}

export type Report =
  | { kind: 'begun' }
  | { kind: 'told'; note: unknown }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: CarriedError }

export type Limits = {
  /** Resident memory of the whole process. */
  megabytes: number
  /** CPU time of all its threads, so that other load on the machine doesn't make an honest file look too complex. */
  cpuSeconds: number
  /** Wall-clock time since the task began or last reported something. */
  milliseconds: number
}

/** An error in a form that another process can read, with properties set on it, such as `code` and `syscall`. */
export type CarriedError = { name: string; message: string; stack: string | undefined; details: object }

export const carry = (thrown: unknown): CarriedError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { name, message, stack } = error
  return { name, message, stack, details: JSON.parse(JSON.stringify({ ...error })) }
}

export const unpack = ({ name, message, stack, details }: CarriedError): Error =>
  Object.assign(new Error(message), details, { name, ...(stack !== undefined && { stack }) })
