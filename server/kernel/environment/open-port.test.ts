import { expect, test } from 'vitest'
import { openPort } from './setting-kinds.ts'

/** Node's fetch has the standard's list of bad ports; on any other port nothing answers. */
const isBad = async (port: number): Promise<boolean> => {
  const failed = await fetch(`http://127.0.0.1:${port}/`).then(
    () => null,
    ({ cause }) => cause,
  )
  return failed?.message === 'bad port'
}

test('a shop never opens on a port that browsers refuse, but does on the ports next to those', async () => {
  const tried = [
    1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6669, 6679, 6697, 10_080,
  ]
  for (const port of tried.flatMap((refused) => [refused - 1, refused, refused + 1]))
    expect([port, openPort.safeParse(port).success]).toEqual([port, !(await isBad(port))])
})
