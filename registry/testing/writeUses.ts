import type { Declarations, Uses } from '@members/uses';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a shell with one module of its own declares, and what a release uses of it. */
export const declarationsWith = (button: string): Declarations => ({
  entries: { '@members/ui/core': '@members/ui/index.d.ts' },
  files: { '@members/ui/index.d.ts': `export declare function Button(props: ${button}): null;` },
  tokens: ['--m-tap'],
});

const uses: Uses = {
  modules: ['@members/ui/core'],
  uses: [
    {
      name: '@members/ui/core Button',
      code: '_members_ui_core.Button({ "label": (null! as string), "busy": (null! as boolean) });',
      at: ['src/screens/video/VideoScreen.tsx:12'],
    },
  ],
  tokens: { '--m-tap': ['src/screens/video/VideoScreen.module.css:4'] },
};

/** Has a built remote say that it uses a button with a label and `busy`, and the token `--m-tap`. */
export const writeUses = (folder: string): Promise<void> =>
  writeFile(join(folder, 'uses.json'), JSON.stringify(uses));
