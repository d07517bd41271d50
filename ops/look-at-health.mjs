// Exits with 0 when this container's process can serve: a shop at PORT, a worker at WORKER_PORT.
const ports = [process.env.WORKER_PORT, process.env.PORT ?? '3000'].filter(Boolean)
const answers = ports.map(async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) })
  if (!answer.ok) throw new Error(`${port} says ${answer.status}`)
})
await Promise.any(answers).catch((error) => {
  process.stderr.write(`${error.errors.map(({ message }) => message).join(', ')}\n`)
  process.exitCode = 1
})
