const commands: Record<string, { says: string; run(): Promise<void> }> = {
  start: { says: 'run the shop', run: async () => (await import('./start.ts')).start() },
}

/** One thin door per command; what each needs is loaded only when it is called. */
export async function runCommand([name = '']: string[]): Promise<void> {
  const command = commands[name]
  if (command) return command.run()
  console.log('Use: npm run shop -- COMMAND\n')
  for (const [known, { says }] of Object.entries(commands)) console.log(`  ${known.padEnd(10)} ${says}`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}
