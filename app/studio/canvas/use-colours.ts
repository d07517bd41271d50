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

export type Colours = Record<keyof typeof tokens, string>

let known: Colours | null = null

/** The tokens as a canvas can paint them; they change with the scheme. */
export function useColours(): Colours {
  return useSyncExternalStore(subscribe, readColours)
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

function readColours(): Colours {
  if (known) return known
  const probe = document.createElement('span')
  document.body.append(probe)
  const read = (token: string): string => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const entries = Object.entries(tokens).map(([name, token]) => [name, read(token)])
  probe.remove()
  known = Object.fromEntries(entries) as Colours
  return known
}
