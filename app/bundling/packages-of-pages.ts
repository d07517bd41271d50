/**
 * Packages that only pages use. The build bundles them, so that a shop in production installs none of them, although it
 * distributes them: they are dev dependencies whose license notices are included (`npm run notices`).
 */
export const packagesOfPages = [
  '@base-ui/react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/inter',
  '@simplewebauthn/browser',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/extensions',
  '@tiptap/pm',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'lucide-react',
  'sonner',
  'tus-js-client',
  'zxing-wasm',
] as const
