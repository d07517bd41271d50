import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, type ScriptsProps } from 'react-router'

type Parent = ReactElement<{ children?: ReactNode }>

/**
 * The router's scripts, fetched after what the page is drawn with: it stands there before they run. Its links say nothing
 * of that, and browsers then fetch them before fonts and pictures.
 */
export function LaterScripts(props: ScriptsProps) {
  // Called and not rendered: the links are only seen in what it returns.
  const scripts: Parent | null = Scripts(props)
  if (!scripts) return null
  return Children.map(scripts.props.children, (child) =>
    isPreload(child) ? cloneElement(child, { fetchPriority: 'low' }) : child,
  )
}

const isPreload = (node: ReactNode): node is ReactElement<{ fetchPriority?: 'low' }> =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'modulepreload'
