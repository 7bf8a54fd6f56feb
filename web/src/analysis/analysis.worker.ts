/** A Worker that looks at a match again. */

import { serve } from "./heads";

serve(self as unknown as Parameters<typeof serve>[0]);
