/** How long a link or code is valid, to follow 'within': 'the next hour', 'the next 20 minutes'. */
export function lifetimeWords(minutes = 60): string {
  if (minutes === 60) return 'the next hour'
  return minutes % 60 === 0 ? `the next ${minutes / 60} hours` : `the next ${minutes} minutes`
}
