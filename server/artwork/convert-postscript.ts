import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { seconds } from '#server/kernel/clock.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'

/** Shorter than the timeout of the process that waits for it, so that it never outlives that one. */
const longest = seconds(60)

/** The shell enforces what the program itself can't override: memory in kB, CPU time in seconds. */
const limited = 'ulimit -v "$1" && ulimit -t "$2" && shift 2 && exec "$@"'

/**
 * Converts an EPS or PostScript file to a PDF with the operator's Ghostscript, as large as its bounding box. It reads
 * and writes no other file, and is stopped at its limits. For a process that decodes.
 * @throws the error that the program ended with.
 */
export async function convertPostscript(path: string, target: string, ghostscript: string): Promise<void> {
  const page = ['-dEPSCrop', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.7', `-sOutputFile=${target}`]
  const call = [ghostscript, '-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', ...page, '-f', path]
  const limits = [String(drawingLimits.megabytes * 1_000), String(drawingLimits.cpuSeconds)]
  const [program = '', ...rest] =
    process.platform === 'win32' ? call : ['/bin/sh', '-c', limited, 'sh', ...limits, ...call]
  await promisify(execFile)(program, rest, { timeout: longest, killSignal: 'SIGKILL' })
}
