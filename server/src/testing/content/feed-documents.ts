/** A feed as WordPress sends it, and with it Global Voices. @param text of its only item, in Swedish */
export const wordPressRss = (
  url: string,
  text: string,
): string => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
	>

<channel>
	<title>Global Voices på svenska</title>
	<atom:link href="${url}feed/" rel="self" type="application/rss+xml" />
	<link>${url}</link>
	<description>Medborgarmedia från hela världen</description>
	<lastBuildDate>Thu, 26 Nov 2026 10:00:00 +0000</lastBuildDate>
	<language>sv-SE</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<generator>https://wordpress.org/?v=6.8.3</generator>
	<item>
		<title>Havet &#8220;stiger&#8221;</title>
		<link>${url}</link>
					<comments>${url}#respond</comments>
		<dc:creator><![CDATA[Maja Ek]]></dc:creator>
		<pubDate>Thu, 26 Nov 2026 09:00:00 +0000</pubDate>
				<category><![CDATA[Vetenskap]]></category>
		<category><![CDATA[Kanada]]></category>
		<guid isPermaLink="false">${url}?p=7</guid>
					<description><![CDATA[<p>${text}</p>]]></description>
										<content:encoded><![CDATA[<p>${text}</p><p>${text}</p>]]></content:encoded>
					<wfw:commentRss>${url}feed/</wfw:commentRss>
			<slash:comments>0</slash:comments>
			</item>
	</channel>
</rss>`;

/** New pages of a wiki as MediaWiki sends them: the summary is the wikitext of the page. */
export const mediaWikiAtom = (url: string): string => `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
	<id>${url}?title=Special:NewPages&amp;feed=atom</id>
	<title>Wiki - New pages [en]</title>
	<link rel="self" type="application/atom+xml" href="${url}?title=Special:NewPages&amp;feed=atom"/>
	<link rel="alternate" type="text/html" href="${url}?title=Special:NewPages"/>
	<updated>2026-11-26T09:00:00Z</updated>
	<subtitle>From Wiki</subtitle>
	<generator>MediaWiki 1.45.1</generator>

	<entry>
		<id>${url}</id>
		<title>Tides</title>
		<link rel="alternate" type="text/html" href="${url}"/>
		<updated>2026-11-26T09:00:00Z</updated>

		<summary type="html">&lt;p&gt;Nils: new&lt;/p&gt;
&lt;hr /&gt;
&lt;div&gt;'''Tides''' rise [[every day]].{{stub}}&lt;/div&gt;</summary>
		<author><name>Nils</name></author>
		<comments>${url}?title=Talk:Tides</comments>
	</entry>
</feed>`;

/** A feed as the system of Voice of America sends it. */
export const voaRss = (url: string): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Voice of America</title>
    <link>${url}</link>
    <description>Learn American English</description>
    <image>
      <url>https://www.voanews.com/Content/responsive/VOA/img/rssLogo.gif</url>
      <title>Voice of America</title>
      <link>${url}</link>
    </image>
    <language>en</language>
    <copyright>2026 - VOA</copyright>
    <ttl>60</ttl>
    <lastBuildDate>Thu, 26 Nov 2026 10:35:32 +0000</lastBuildDate>
    <generator>Pangea CMS – VOA</generator>
    <atom:link href="${url}" rel="self" type="application/rss+xml" />
    <item>
      <title>Does the Sea Rise?</title>
      <description>The sea rises in Fundy.</description>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>Thu, 26 Nov 2026 09:56:14 +0000</pubDate>
      <category>Health &amp; Lifestyle</category>
      <author>learningenglish@voanews.com (VOA Learning English)</author>
      <enclosure url="https://gdb.voanews.com/sea.jpg" length="12345" type="image/jpeg"/>
    </item>
  </channel>
</rss>`;
