import { useSyncExternalStore } from 'react'

const tokens = {
  film: '--color-film',
  filmLine: '--color-film-line',
  line: '--color-line-strong',
  ink: '--color-ink',
  faint: '--color-ink-faint',
  surface: '--color-surface',
  sunken: '--color-sunken',
  magenta: '--color-magenta',
  cyan: '--color-cyan',
  red: '--color-red',
} as const

export type Colors = Record<keyof typeof tokens, string>

let known: Colors | null = null

/** The color tokens in a form that a canvas can paint; they change with the color scheme. */
export function useColors(): Colors {
  return useSyncExternalStore(subscribe, readColors)
}

function subscribe(listener: () => void): () => void {
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  const onChange = (): void => {
    known = null
    listener()
  }
  scheme.addEventListener('change', onChange)
  return () => scheme.removeEventListener('change', onChange)
}

function readColors(): Colors {
  if (known) return known
  const entries = Object.entries(tokens).map(([name, token]) => [name, readToken(token)])
  known = Object.fromEntries(entries) as Colors
  return known
}

/** Uses a fresh element: on an existing one the color may still be in transition. */
function readToken(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
