const step = 5

/** Passes progress on in steps that people notice: 0 to 100 per cent, at least five more than was told before. */
export function inSteps(tell: (percent: number) => void): (percent: number) => void {
  let told = 0
  return (percent) => {
    if (percent < told + step) return
    told = percent
    tell(percent)
  }
}
