/** A Worker that thinks. */

import { serve } from "./thinker";

serve(self as unknown as Parameters<typeof serve>[0]);
