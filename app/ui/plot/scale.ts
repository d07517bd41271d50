/** Round numbers from 0 to at least the largest value, about `count` of them. */
export function ticksTo(largest: number, count = 4): number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < largest) ticks.push(Number((ticks.length * step).toPrecision(12)))
  return ticks
}
