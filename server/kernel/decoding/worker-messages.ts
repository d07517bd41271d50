/** What passes between the server and a process that decodes. Plain data: bytes pass as files. */
export type Order = {
  /** Address of the module that does it, and the name of its function. */
  module: string
  name: string
  input: unknown
  /** Temporary files of the task lie here; whoever ordered it removes them. */
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
  /** Of all its threads: other load on the machine makes no honest file too complex. */
  cpuSeconds: number
  /** By the clock, since the task began or last told something. */
  milliseconds: number
}

/** An error as another process can read it, with what was set on it, such as `code` and `syscall`. */
export type CarriedError = { name: string; message: string; stack: string | undefined; details: object }

export const carry = (thrown: unknown): CarriedError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { name, message, stack } = error
  return { name, message, stack, details: JSON.parse(JSON.stringify({ ...error })) }
}

export const unpack = ({ name, message, stack, details }: CarriedError): Error =>
  Object.assign(new Error(message), details, { name, ...(stack !== undefined && { stack }) })
