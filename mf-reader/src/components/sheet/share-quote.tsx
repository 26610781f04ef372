import type { Text } from "@lagom/shared/contract/text";
import { IconButton } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { Share } from "lucide-react";
import { memo } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { sourceName } from "../../text/source-name.ts";
import { isPhrase, type Spot, spotSentence, spotText } from "../../text/spot.ts";

interface ShareQuoteProps {
  text: Text;
  block: Block;
  spot: Spot;
}

/** Shares what was selected as a picture, or of a single word its sentence. */
export const ShareQuote = memo(function ShareQuote({ text, block, spot }: ShareQuoteProps) {
  const share = async () => {
    const { origin, source, lang, dir } = text;
    const title = origin === "corpus" ? text.title : `${text.title} · ${sourceName(source)}`;
    const quoted = isPhrase(spot) ? spotText(block, spot) : spotSentence(block, spot).text;
    try {
      const { shareAsPicture } = await import(
        /* webpackChunkName: "taken-along" */ "../sharing/share-picture.ts"
      );
      const done = await shareAsPicture({ text: quoted, title, lang, dir });
      if (done === "saved") showToast({ text: strings.share.saved });
    } catch {
      showToast({ text: strings.share.failed });
    }
  };
  return <IconButton label={strings.share.button} icon={<Share size={19} />} onClick={share} />;
});
